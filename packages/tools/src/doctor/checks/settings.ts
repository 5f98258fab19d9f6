import { siteUrlName } from '@portfolio/build/content/siteAddress';
import { readBackendVariables } from '@portfolio/build/keys/backendVariables';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { publicAddressProblems } from '../../content/checks/publicAddress.ts';
import type { Check } from '../facts/check.ts';
import { addressOf } from '../facts/workspace.ts';
import { content } from './content.ts';

/** Whether search engines and shared links get an address that works. */
export const siteAddress: Check = {
  title: 'Site address',
  needs: [content],
  fix: 'Put the address there at which you publish the site. On GitHub Pages, the workflow knows it.',
  run(workspace) {
    const { url } = addressOf(workspace);
    const path = 'site.url';
    const isVariable = workspace.variables[siteUrlName]?.trim();
    const place = isVariable ? { file: siteUrlName } : { path };
    return { problems: publicAddressProblems(url, place), passed: url };
  },
};

/** Whether the build knows which Supabase project takes the messages. */
export const variables: Check = {
  title: 'Supabase variables',
  fix: 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env or where the site is built (docs/deploying.md, "Point it at a hosted Supabase project"), or turn the form off in contact.json: "contact": { "form": "off" }.',
  run(workspace) {
    const { hosted, url } = readBackendVariables(workspace.variables);
    const message = 'the contact form would find no backend once the site is published';
    const hasForm = hasContactForm(workspace.content);
    return {
      problems: hosted || !hasForm ? [] : [{ message }],
      passed: `name the project ${url} and a public key`,
      chosen: hasForm ? undefined : 'not needed, because the contact form is off (contact.form)',
    };
  },
};

/** Whether visitors' browsers can reach the project at its address. */
export const projectAddress: Check = {
  title: 'Project address',
  needs: [variables],
  fix: 'Put the address of the hosted project there, such as https://abc.supabase.co.',
  run(workspace) {
    const { url } = readBackendVariables(workspace.variables);
    const problems = publicAddressProblems(url, { file: 'VITE_SUPABASE_URL' });
    return { problems, passed: 'can be reached by visitors' };
  },
};
