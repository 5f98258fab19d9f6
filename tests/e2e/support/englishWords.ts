import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';

/** The words of a text that have no accents: three letters or more, in small ones. */
export const plainWords = (text: string) =>
  [...text.matchAll(/(?<!\p{L})[a-z]{3,}(?!\p{L})/giu)].map(([word]) => word.toLowerCase());

/** All words in the texts of a language's file. */
function wordsOf(language: string): Set<string> {
  const name = `packages/words/src/${language}.ts`;
  const source = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest);
  const words = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      for (const word of plainWords(node.text)) words.add(word);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}

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
