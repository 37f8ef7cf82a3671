/** The label of the current list's search box and a function that submits it; null on a screen without one. */
export function searchOfScreen(): { name: string; ask: (q: string) => void } | null {
  const box = document.querySelector<HTMLInputElement>('main form[role="search"] input[type="search"]');
  if (!box) return null;
  return {
    name: box.getAttribute('aria-label') ?? '',
    ask: (q) => {
      box.value = q;
      box.form?.requestSubmit();
      box.focus();
    },
  };
}
