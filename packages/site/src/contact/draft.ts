import { type ContactMessage, contactFieldNames } from '@portfolio/data/contactMessage';
import { holdUpdates } from '@portfolio/service-worker/page/updates';
import { emptyMessage, isEmpty, isSame } from './formValues';

/** How many hours a draft is kept: others may use the device. */
export const draftHours = 24;

const storageKey = 'portfolio:draft';

/** Where the browser forbids storage, this keeps the draft from page to page. */
let inMemory: string | null = null;

function store(text: string | null) {
  holdUpdates(text !== null);
  inMemory = text;
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Storage is full or forbidden.
  }
}

function load() {
  try {
    return localStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Keeps the typed text, on this device only. */
export const keepDraft = (message: ContactMessage) =>
  store(isEmpty(message) ? null : JSON.stringify({ savedAt: Date.now(), message }));

/** The text typed in the last {@link draftHours} hours and not sent; an older draft is deleted. */
export function readDraft(): ContactMessage {
  const draft = { ...emptyMessage };
  try {
    const { savedAt, message } = JSON.parse(load() ?? '{}');
    if (Date.now() - savedAt < draftHours * 3_600_000) {
      for (const name of contactFieldNames) draft[name] = String(message[name] ?? '');
    } else {
      store(null);
    }
  } catch {
    // Not a draft of ours.
    store(null);
  }
  return draft;
}

/** Forgets the draft of a message that was sent, unless something else has been typed since. */
export function forgetDraft(sent: ContactMessage) {
  if (isSame(readDraft(), sent)) store(null);
}
