(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked; the defaults are light and with motion.
      return null;
    }
  };
  const isWished = (query) => matchMedia(query).matches;
  const mode = stored('theme');
  const isDark = mode === 'dark' || (mode === 'system' && isWished('(prefers-color-scheme: dark)'));
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  // The browser's bars take the page's colour, now and when the visitor changes the scheme.
  const colourBars = () => {
    const scheme = root.getAttribute('data-color-scheme');
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('media', meta.dataset.scheme === scheme ? 'all' : 'not all');
    }
  };
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-color-scheme'] });
  // Lazily laid out parts have estimated heights, which would displace a restored position or a
  // link's target; and later the reader's, in browsers without scroll anchoring.
  const [visit] = performance.getEntriesByType('navigation');
  const isFromTop = visit?.type === 'navigate' && !visit.name.includes('#');
  if (!isFromTop || !CSS.supports('overflow-anchor', 'auto')) root.removeAttribute('data-layout');
  if (stored('motion') === 'paused' || isWished('(prefers-reduced-motion: reduce)')) {
    root.setAttribute('data-motion', 'paused');
  }
  if (stored('job-view') === 'rows') root.setAttribute('data-job-view', 'rows');
  // Marks fields used before hydration, whose value may look unchanged to the app.
  addEventListener('input', ({ target }) => (target.isTouched = true), true);
  // Most documents are rendered for their path alone. The fields are filled from the search before
  // the visitor types; those whose initial text the app writes wait for the app.
  const fillIn = () => {
    const params = new URLSearchParams(location.search);
    for (const field of document.querySelectorAll('[data-url-param]')) {
      const given = params.get(field.dataset.urlParam);
      if (given === null) continue;
      if (field.localName === 'form') field.inert = true;
      else if (field.localName === 'select') {
        for (const option of field.options) {
          if (option.value.toLowerCase() === given.toLowerCase()) option.selected = true;
        }
      } else if (field.value === field.defaultValue) field.value = given;
    }
    // The document lists all jobs. If the URL has a search, the list is hidden until the app has
    // filtered it.
    const names = document.querySelector('[data-url-params]')?.dataset.urlParams.split(' ') ?? [];
    if (!names.some((name) => params.has(name))) return;
    root.setAttribute('data-unsearched', '');
    // If the app fails to load, all jobs are better than none.
    setTimeout(() => root.removeAttribute('data-unsearched'), 20_000);
  };
  if (location.search) document.addEventListener('readystatechange', fillIn, { once: true });
})();
