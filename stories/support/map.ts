/** A drawn map as a page of its own: it replaces the one of a service, so that nothing is asked of a network. */
export const mapPage = (title: string) =>
  `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>${title}</title>` +
      '<style>html,body,main{margin:0;height:100%}svg{display:block;width:100%;height:100%}h1{clip-path:inset(50%);position:absolute}</style>' +
      `<main><h1>${title}</h1>` +
      '<svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#fff" stroke-width="5">' +
      '<path fill="#e8e4d8" stroke="none" d="M0 0h320v180H0z"/><path fill="#cfdcc0" stroke="none" d="M30 20h70v50H30z"/>' +
      '<path stroke="#a9c4de" stroke-width="22" d="M-10 130c80-60 140 40 210-10s80-30 130-50"/>' +
      '<path d="M0 84h320M120 0v180M230 0v180M0 20l320 130"/><circle cx="172" cy="76" r="9" fill="#c0392b" stroke-width="3"/></svg></main></html>',
  )}`;

/** Fails in every browser at once and without a network: such an address needs a comma. */
export const nowhere = 'data:nowhere';
