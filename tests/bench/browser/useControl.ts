import { type Control, locate } from './controls.ts';
import { latencyOf } from './latency.ts';
import { type Phone, settle, tap } from './phone.ts';

/** Keys that do what a finger would, where something else lies over the control. */
const keyOf = (role: Control['role']) => (role === 'radio' || role === 'checkbox' ? ' ' : 'Enter');

const fields = ['textbox', 'searchbox', 'combobox'];

/** Brings a control into the middle of the window: where it is then, unless it can't be touched. */
const bringIntoView = (phone: Phone, control: Control) =>
  locate(phone.page, control).evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    const label = (element as HTMLInputElement).labels?.[0];
    const isOnTop = element.contains(touched) || label?.contains(touched);
    return isOnTop ? { x, y, width, height } : undefined;
  });

/** How long a control takes to answer, in milliseconds; `undefined` when it isn't on the page. */
export async function latencyOfControl(phone: Phone, control: Control) {
  const { page } = phone;
  const element = locate(page, control);
  if ((await element.count()) === 0) return undefined;
  const box = await bringIntoView(phone, control);
  await settle(phone);
  const press = (key: string) => latencyOf(phone, () => page.keyboard.press(key));
  // A touch would open the system's own list, which isn't the site's.
  if (control.role === 'combobox') {
    await element.focus();
    return press('ArrowDown');
  }
  if (!box) {
    await element.focus();
    return press(keyOf(control.role));
  }
  const touched = await latencyOf(phone, () => tap(phone, box));
  if (!fields.includes(control.role)) return touched;
  return Math.max(touched ?? 0, (await press('a')) ?? 0);
}
