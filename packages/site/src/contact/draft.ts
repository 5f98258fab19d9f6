import { type ContactMessage, contactFieldNames } from '@portfolio/data/contact/contactMessage';
import { emptyMessage, isEmpty, isSame } from './formValues';

/** How many hours a draft is kept. The time is short because other people may use the device. */
export const draftHours = 24;

/** Each tab has its own draft, under a key with this prefix. The tab remembers its key. */
const storageKey = 'portfolio:draft';

interface Draft {
  key: string;
  text: string;
  savedAt: number;
  message: ContactMessage;
}

/** The key of this tab's draft, once there is one. */
let ownKey: string | undefined;

/**
 * This tab's draft as it was last stored or read. If the browser forbids storage, the draft still survives a change of
 * page.
 */
let ownText: string | null = null;

/** Returns undefined for an old draft, and for anything that isn't a draft. */
function parse(key: string, text: string | null): Draft | undefined {
  try {
    const { savedAt, message } = JSON.parse(text ?? '');
    if (!(Date.now() - savedAt < draftHours * 3_600_000)) return undefined;
    const values = contactFieldNames.map((name) => [name, String(message[name] ?? '')]);
    return { key, text: String(text), savedAt, message: Object.fromEntries(values) };
  } catch {
    return undefined;
  }
}

/** The drafts of all tabs, the latest first. Deletes everything else under these keys. */
function readDrafts(): Draft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(storageKey));
  const drafts = keys.flatMap((key) => {
    const draft = parse(key, localStorage.getItem(key));
    if (!draft) localStorage.removeItem(key);
    return draft ?? [];
  });
  return drafts.sort((one, other) => other.savedAt - one.savedAt);
}

function store(text: string | null) {
  const before = ownText;
  ownText = text;
  try {
    if (ownKey === undefined && text === null) return;
    // Another tab goes on with the draft under the old key.
    if (ownKey === undefined || localStorage.getItem(ownKey) !== before) {
      ownKey = `${storageKey}:${Math.random().toString(36).slice(2)}`;
      sessionStorage.setItem(storageKey, ownKey);
    }
    if (text === null) localStorage.removeItem(ownKey);
    else localStorage.setItem(ownKey, text);
  } catch {
    // Storage is full or forbidden.
  }
}

// A new tab may continue a draft that this tab still shows.
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === ownKey && newValue !== null) store(ownText);
  });
}

/** Keeps the typed text, on this device only. */
export const keepDraft = (message: ContactMessage) =>
  store(isEmpty(message) ? null : JSON.stringify({ savedAt: Date.now(), message }));

/**
 * The text that was typed in the last {@link draftHours} hours and not sent. A tab that hasn't had a draft gets the
 * latest one of all tabs.
 */
export function readDraft(): ContactMessage {
  try {
    const key = sessionStorage.getItem(storageKey);
    const drafts = readDrafts();
    const draft = key ? drafts.find((each) => each.key === key) : drafts[0];
    if (draft) {
      ({ key: ownKey, text: ownText } = draft);
      sessionStorage.setItem(storageKey, ownKey);
    }
  } catch {
    // Storage is full or forbidden.
  }
  return parse('', ownText)?.message ?? emptyMessage;
}

/** Deletes the drafts of a message that was sent. A tab with a different text keeps it. */
export function forgetDraft(sent: ContactMessage) {
  const own = parse('', ownText);
  if (own && isSame(own.message, sent)) store(null);
  try {
    for (const { key, message } of readDrafts()) {
      if (isSame(message, sent)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden.
  }
}
