import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';

/** The words of a text that have no accents: three letters or more, in small ones. */
export const plainWords = (text: string) =>
  [...text.matchAll(/(?<!\p{L})[a-z]{3,}(?!\p{L})/giu)].map(([word]) => word.toLowerCase());

/** The texts of a language's files, without the values that they hold. */
function textsOf(language: string): string[] {
  const folder = `packages/words/src/${language}`;
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  for (const name of readdirSync(folder)) {
    const code = readFileSync(join(folder, name), 'utf8');
    visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest));
  }
  return texts;
}

const wordsOf = (language: string) => new Set(textsOf(language).flatMap(plainWords));

/** Sentences in English. React Router has one of them itself. */
export const englishSentences = () =>
  textsOf('en').filter(
    (text) => plainWords(text).length >= 3 && text !== 'Unexpected Application Error!',
  );

/** The words that English has and another language hasn't: where one of them shows, somebody forgot it. */
export function englishOnly(language: string): Set<string> {
  const own = wordsOf(language);
  return new Set([...wordsOf('en')].filter((word) => !own.has(word)));
}

/** Everything that a visitor of the page can see or hear, in the page and in its head. */
export const saidBy = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'];
    const said = [document.title];
    const heard =
      'meta:is([name=description], [property$=title], [property$=description], [property$=alt])';
    for (const { content } of document.querySelectorAll<HTMLMetaElement>(heard)) said.push(content);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, code, [lang]:not(html)')) continue;
      for (const name of attributes) said.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
      }
    }
    for (const element of document.body.querySelectorAll('noscript')) {
      said.push(
        new DOMParser().parseFromString(element.textContent ?? '', 'text/html').body.innerText,
      );
    }
    return said.filter((text) => text.trim() !== '');
  });
