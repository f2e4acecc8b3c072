// Before the first paint; a file of its own, since the CSP allows no inline script. Which theme: as lib/theme.ts.
(() => {
  const { app, home } = document.currentScript.dataset;
  try {
    const { dataset } = document.documentElement;
    const user = JSON.parse(localStorage.getItem('user'));
    dataset.frame = user ? 'app' : location.pathname === '/login' ? 'login' : 'public';
    const own = String(user?.selectedTheme ?? 'Default').toLowerCase();
    const name = (own === 'default' && localStorage.getItem('scheme')) || own;
    if (/^[a-z-]{1,40}$/.test(name)) dataset.theme = name;
    const kept = JSON.parse(localStorage.getItem('theme-tokens'));
    if (kept?.theme === name) {
      dataset.scheme = kept.scheme;
      for (const token of Object.keys(kept.tokens))
        document.documentElement.style.setProperty(token, kept.tokens[token]);
    }
    // The build says in which files the page of somebody who is signed in comes; the start page is one of many.
    if (!user || !app) return;
    const files = location.pathname === '/' ? `${app} ${home}` : app;
    for (const href of new Set(files.split(' '))) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
  } catch {
    // Storage is closed, or somebody else wrote there: the default theme and the bare frame.
  }
})();
