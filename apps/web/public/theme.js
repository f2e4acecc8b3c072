// Before the first paint; a file of its own, since the CSP allows no inline script. Which theme: as lib/theme/theme.ts.
(() => {
  const { app, home, asks } = document.currentScript.dataset;
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
    if (user && app && location.pathname === '/') {
      showLastHome(user.id, app);
      askEarly(user).catch(() => {
        // Browsers that don't tell what they hold: the app asks later.
      });
    }
    // The build says in which files the page of somebody who is signed in comes; the start page is one of many.
    if (!user || !app) return;
    const files = location.pathname === '/' ? `${app} ${home}` : app;
    for (const href of new Set(files.split(' '))) {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'script',
          href,
          crossOrigin: '',
          fetchPriority: 'low',
        }),
      );
    }
  } catch {
    // Storage is closed, or somebody else wrote there: the default theme and the bare frame.
  }

  /** Asks the server what home is going to ask, unless this device holds the answers: lib/server/early-call.ts takes them. */
  async function askEarly({ id, role }) {
    const token = localStorage.getItem('token');
    const held = await indexedDB.databases();
    if (!token || role === 'admin' || held.some(({ name }) => name === `quorbit-${id}`)) return;
    const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
    const answer = fetch(asks, { headers, signal: AbortSignal.timeout(30000) });
    answer.catch(() => {
      // Whoever takes it is told.
    });
    window.earlyCall = { address: asks, token, answer };
  }

  /** Home as it looked when it was last seen here, until the app has drawn it anew: lib/last-home.ts. */
  function showLastHome(userId, build) {
    const last = JSON.parse(localStorage.getItem(`last-home-${userId}`));
    if (last?.build !== build) return;
    const page = document.createElement('div');
    page.className = 'last-home';
    // Its links lead on; all else waits for the app.
    page.ariaHidden = 'true';
    page.innerHTML = last.html;
    document.addEventListener('readystatechange', () => document.body.append(page), { once: true });
    const drop = () => page.remove();
    document.addEventListener('keydown', drop, { once: true });
    // Whatever keeps the app from drawing its own page is shown then.
    setTimeout(drop, 2000);
  }
})();
