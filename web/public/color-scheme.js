// Sets the colour scheme before the first paint, so that a dark page never flashes light.
// A file and not an inline script: the content policy allows no inline code.
(function () {
  var mode = 'light';
  try {
    mode = localStorage.getItem('theme') || 'light';
  } catch {
    // Storage may be blocked; light is the default.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
