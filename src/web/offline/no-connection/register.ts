const workers = navigator.serviceWorker;

// Missing on plain http, where a browser allows no service worker.
if (workers) {
  let standsReady = false;
  void workers.ready.then(() => {
    standsReady = true;
  });
  // Not before the page is there: the first visit has better things to load.
  addEventListener('load', () => void workers.register('/service-worker.js').catch(() => undefined));

  // Offline, a link or a search leads to a page of its own by the browser's own means, so that its address is the one that
  // opens later; React's handlers would look for its data and its scripts. A form without an address is sent by its handler alone,
  // which says that nothing could be sent: the browser would leave the page with what was typed.
  const leaveToBrowser = (event: Event) => {
    if (navigator.onLine || !standsReady || !(event.target instanceof Element)) return;
    if (event.target.closest(event.type === 'click' ? 'a[href]' : '[action]:not([method=post])'))
      event.stopPropagation();
  };
  for (const type of ['click', 'submit']) addEventListener(type, leaveToBrowser, true);
}
