// The buttons next to what a visitor has typed into the form.

export const draft = { undo: 'Undo', clear: 'Clear draft' };
