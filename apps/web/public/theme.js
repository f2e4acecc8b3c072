// Runs before the first paint, so that nobody sees the wrong theme flash by. It is a file of its own because the
// Content-Security-Policy allows no inline script.
(() => {
  try {
    const name = String(JSON.parse(localStorage.getItem('user')).selectedTheme).toLowerCase();
    if (/^[a-z-]{1,40}$/.test(name)) document.documentElement.dataset.theme = name;
  } catch {
    // Nobody is signed in, or storage is closed: the default theme that the page declares stands.
  }
})();
