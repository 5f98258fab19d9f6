/**
 * Takes the editor's own sentence out of a refusal that says its reason: "Please try again later" never helps then, and
 * contradicts the reason. The editor has no option for it, and hidden by a style, it would still be read as the dialog's
 * description.
 */
export function showOnlyReason(): void {
  new MutationObserver(() => {
    const sentence = document.querySelector('[role=alertdialog] .body > .error')?.previousSibling;
    if (sentence instanceof Text && sentence.data !== '') sentence.data = '';
  }).observe(document.body, { childList: true, subtree: true });
}
