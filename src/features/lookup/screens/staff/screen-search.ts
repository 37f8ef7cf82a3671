/** The search box of the list that the screen shows: what it searches, and asking it. Null on a screen without one. */
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
