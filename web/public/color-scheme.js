// Sets the colour scheme and the motion setting before the first paint, so that a dark page never
// flashes light and a paused one never moves. A file and not an inline script: the content policy
// allows no inline code.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked; the defaults are light and moving.
      return null;
    }
  }
  function matches(query) {
    return matchMedia(query).matches;
  }
  var mode = stored('theme');
  var dark = mode === 'dark' || (mode === 'system' && matches('(prefers-color-scheme: dark)'));
  root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  // The browser's own bars take the page's colour, now and when the visitor changes the scheme.
  function colourBars() {
    var scheme = root.getAttribute('data-color-scheme');
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.setAttribute('media', meta.dataset.scheme === scheme ? 'all' : 'not all');
    });
  }
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-color-scheme'] });
  if (stored('motion') === 'paused' || matches('(prefers-reduced-motion: reduce)')) {
    root.setAttribute('data-motion', 'paused');
  }
})();
