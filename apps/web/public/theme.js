// Sets the theme before the first paint, by the same rules as lib/theme/theme.ts. It's a separate file, because the CSP
// allows no inline script.
(() => {
  const { app, home, asks } = document.currentScript.dataset;
  try {
    const { dataset } = document.documentElement;
    // On a first visit, lib/theme/fonts.ts lets the page use its fonts.
    if (localStorage.getItem('fonts')) dataset.fonts = '';
    const user = JSON.parse(localStorage.getItem('user'));
    dataset.frame = user ? 'app' : pickPublicFrame();
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
        // Browsers without `indexedDB.databases` can't tell whether the device has a database; there the app makes
        // home's call later.
      });
    }
    // The build fills in the files of signed-in pages: `app` for every page, `home` for the start page only.
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
    // Storage is blocked or has foreign content: the page gets the default theme and the bare frame.
  }

  /**
   * Picks the frame for people without a session. The start page leads them to the login page, which shows the question
   * that the server wrote into the document, if there is one and routes/login.tsx shows it. A trial in progress may be at
   * another question, so its frame has only the question's place.
   */
  function pickPublicFrame() {
    if (location.pathname !== '/login' && location.pathname !== '/') return 'public';
    const isExpected =
      localStorage.getItem('lastUser') || !navigator.onLine || /[?&](next|google)=/.test(location.search);
    if (isExpected || !document.getElementById('welcome-quiz')) return 'login';
    return /"answers":{"/.test(localStorage.getItem('trial')) ? 'trial' : 'question';
  }

  /**
   * Makes home's first call to the server early, unless this device has a database with the replies.
   * lib/server/early-call.ts takes the reply.
   */
  async function askEarly({ id, role }) {
    const token = localStorage.getItem('token');
    const held = await indexedDB.databases();
    if (!token || role === 'admin' || held.some(({ name }) => name === `quorbit-${id}`)) return;
    const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
    const answer = fetch(asks, { headers, signal: AbortSignal.timeout(30000) });
    answer.catch(() => {
      // Failures are handled by the code that takes the reply.
    });
    window.earlyCall = { address: asks, token, answer };
  }

  /** Shows the last view of home on this device until the app has drawn the new one: see lib/last-home.ts. */
  function showLastHome(userId, build) {
    const last = JSON.parse(localStorage.getItem(`last-home-${userId}`));
    if (last?.build !== build) return;
    const page = document.createElement('div');
    page.className = 'last-home';
    // In the copy of the last home view, only links work; other controls wait for the app.
    page.ariaHidden = 'true';
    page.innerHTML = last.html;
    document.addEventListener('readystatechange', () => document.body.append(page), { once: true });
    const drop = () => page.remove();
    document.addEventListener('keydown', drop, { once: true });
    // If the app can't draw home, its error page must become visible, so the copy of the last home view is removed
    // after two seconds.
    setTimeout(drop, 2000);
  }
})();
