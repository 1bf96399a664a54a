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
  // The job list as it was chosen last.
  if (stored('job-view') === 'rows') root.setAttribute('data-job-view', 'rows');
  // Fields are told apart that the visitor has used before the app, to which they may look as they were.
  addEventListener('input', ({ target }) => (target.isTouched = true), true);
  // Most documents are written for their path alone. What their address says besides stands in the fields before
  // anything is typed into them; a form that it begins with words of the app's waits for the app.
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
    // A document lists what no search has narrowed: of another the app knows what is found.
    const names = document.querySelector('[data-url-params]')?.dataset.urlParams.split(' ') ?? [];
    if (!names.some((name) => params.has(name))) return;
    root.setAttribute('data-unsearched', '');
    // Where the app does not come, all jobs are better than none.
    setTimeout(() => root.removeAttribute('data-unsearched'), 20_000);
  };
  if (location.search) document.addEventListener('readystatechange', fillIn, { once: true });
})();
