/** Text for an element of HTML or XML, or for an attribute in double quotes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
