// Before the first paint, so that nobody sees the wrong theme flash by. The CSP allows no inline script.
(() => {
  try {
    const name = String(JSON.parse(localStorage.getItem('user')).selectedTheme).toLowerCase();
    if (/^[a-z-]{1,40}$/.test(name)) document.documentElement.dataset.theme = name;
  } catch {
    // Nobody is signed in, or storage is closed.
  }
})();
