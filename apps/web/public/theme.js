// Before the first paint; a file of its own, since the CSP allows no inline script.
(() => {
  try {
    const { dataset } = document.documentElement;
    const user = JSON.parse(localStorage.getItem('user'));
    if (user) dataset.frame = 'app';
    const name = String(user.selectedTheme).toLowerCase();
    if (/^[a-z-]{1,40}$/.test(name)) dataset.theme = name;
  } catch {
    // Nobody is signed in, or storage is closed.
  }
})();
