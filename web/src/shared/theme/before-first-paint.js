(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked; the defaults are light and moving.
      return null;
    }
  };
  const isWished = (query) => matchMedia(query).matches;
  const mode = stored('theme');
  const isDark = mode === 'dark' || (mode === 'system' && isWished('(prefers-color-scheme: dark)'));
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  // The browser's own bars take the page's colour, now and when the visitor changes the scheme.
  const colourBars = () => {
    const scheme = root.getAttribute('data-color-scheme');
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('media', meta.dataset.scheme === scheme ? 'all' : 'not all');
    }
  };
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-color-scheme'] });
  // Who comes back, or comes for one place of the page, is led to that place, which guessed heights
  // would move; so would they later in a browser that does not hold on to what is being read.
  const [visit] = performance.getEntriesByType('navigation');
  const isFromTop = visit?.type === 'navigate' && !visit.name.includes('#');
  if (!isFromTop || !CSS.supports('overflow-anchor', 'auto')) root.removeAttribute('data-layout');
  if (stored('motion') === 'paused' || isWished('(prefers-reduced-motion: reduce)')) {
    root.setAttribute('data-motion', 'paused');
  }
})();
