import type { SeedPath } from '../seed-path.ts';

export const webDevelopmentPath: SeedPath = {
  title: 'Web Pages from the Ground Up',
  description:
    'Build pages that load fast, fit every screen and work for everybody. You go from the first HTML element to a small app that talks to a server.',
  category: 'Web Development',
  level: 'Beginner',
  estimatedHours: 14,
  nodes: [
    {
      key: 'request',
      title: 'What Happens When You Open a Page',
      description:
        "You type an address, and the browser asks the DNS for the IP address that belongs to the name, connects to that server and sends an HTTP request. The answer has a status (200 for success, 404 for not found), headers and usually HTML, which names more files to fetch. Open the network tab of your browser's developer tools, reload a page you like and count how many requests it makes.",
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 40,
      competency: 'Browser Scripting',
    },
    {
      key: 'html',
      title: 'HTML: Say What Things Are',
      description:
        "HTML describes what the parts of a page are, not how they look: a heading, a paragraph, a list, a link. Elements such as nav, main and article tell browsers, search engines and screen readers where they are. A clickable div looks like a button but can't be reached with the Tab key, while a real button can. Write your favourite recipe as a page with one h1, a list of ingredients and numbered steps.",
      type: 'skill',
      at: [2, 1],
      after: ['request'],
      minutes: 60,
      competency: 'Page Structure and Styling',
    },
    {
      key: 'forms',
      title: 'Forms That People Finish',
      description:
        'Forms are how people talk back to a page. Every field needs a label that is connected to it, so that a tap on the label focuses the field and a screen reader announces it. The right type (email, url, number) gets phones to show the right keyboard and browsers to check the format for free. Build a form for a club membership and fill it in with the keyboard alone.',
      type: 'skill',
      at: [0, 2],
      after: ['html'],
      minutes: 50,
      competency: 'Page Structure and Styling',
    },
    {
      key: 'cascade',
      title: 'CSS: Selectors and the Cascade',
      description:
        'A CSS rule selects elements and sets properties. When several rules disagree, the more specific selector wins: an id beats any number of classes, and a class beats an element name. With equal weight, the later rule wins. Most “my style does nothing” moments are this order at work. Inspect an element in the developer tools and find a struck-through rule: which rule beat it, and why?',
      type: 'concept',
      at: [2, 2],
      after: ['html'],
      minutes: 60,
      competency: 'Page Structure and Styling',
    },
    {
      key: 'accessibility',
      title: 'Pages for Everybody',
      description:
        "Some people can't see the screen, some can't use a mouse, and everybody has a phone in bright sunlight now and then. WCAG, the common standard, asks for a contrast of at least 4.5 to 1 for normal text, text alternatives for images, and a visible focus. Put your mouse away and use a news site for five minutes with Tab, Enter and the arrow keys. Note every place where you get stuck.",
      type: 'concept',
      at: [4, 2],
      after: ['html'],
      minutes: 50,
      competency: 'Web Accessibility',
    },
    {
      key: 'plain-page',
      title: 'A Page That Works Without Scripts',
      description:
        'Before you add JavaScript, make sure that the page is useful without it: links go somewhere, forms can be sent, and text is readable while scripts still load or after they fail. This is called progressive enhancement, and it keeps pages alive on slow networks. Switch JavaScript off in the developer tools and walk through your own pages. Everything that matters should still be there.',
      type: 'milestone',
      at: [1, 3],
      after: ['forms', 'cascade'],
      minutes: 40,
      competency: 'Page Structure and Styling',
    },
    {
      key: 'layout',
      title: 'Layouts for Every Screen',
      description:
        "Flexbox arranges items along one line; grid arranges them in rows and columns. A grid with repeat(auto-fit, minmax(15rem, 1fr)) shows as many columns as fit, without a single media query. Use relative units such as rem, so that a layout grows with the reader's text size. Build a gallery of cards and drag your browser window from 360 to 1400 pixels: nothing should overlap or scroll sideways.",
      type: 'skill',
      at: [3, 3],
      after: ['cascade', 'accessibility'],
      minutes: 80,
      competency: 'Page Structure and Styling',
    },
    {
      key: 'events',
      title: 'Reacting with JavaScript',
      description:
        'The browser turns HTML into a tree of objects, the DOM, which scripts can read and change. You register a function for an event such as click or input, and the browser calls it when that happens. Prefer textContent to innerHTML for what people typed: otherwise their text can smuggle a script into your page. Add a live character count to a text field, with a friendly hint near the limit.',
      type: 'skill',
      at: [1, 4],
      after: ['plain-page'],
      minutes: 80,
      competency: 'Browser Scripting',
    },
    {
      key: 'speed',
      title: 'What Makes a Page Fast',
      description:
        'People notice when a page takes longer than a second or two. Images are often the heaviest part: serve them in the size in which they appear, in a modern format, with width and height so that nothing jumps. Scripts with defer do not hold up the first view. Measure a page of yours with a throttled network in the developer tools, change one thing, and measure again.',
      type: 'concept',
      at: [3, 4],
      after: ['layout'],
      minutes: 50,
      competency: 'Browser Scripting',
    },
    {
      key: 'fetching',
      title: 'Fetching Data',
      description:
        'With fetch, a script asks a server for data, usually as JSON, while the page stays usable. The call returns a promise, so you await it. Note that fetch only rejects when the network fails: an answer with status 500 arrives normally, and you have to check response.ok. Show the weather of your town from a public API, including what people see while it loads and when it fails.',
      type: 'skill',
      at: [0, 5],
      after: ['events'],
      minutes: 70,
      competency: 'Browser Scripting',
    },
    {
      key: 'audit',
      title: 'Audit a Page of Your Own',
      description:
        'Look at your work as a stranger would. Go through one page with a checklist: keyboard only, zoomed to 200%, on a narrow phone, with images off, on a slow network, and once with a screen reader (VoiceOver, NVDA and TalkBack cost nothing). Give the page a score out of 100, taking off points for each obstacle you meet, and repair the worst two before you continue.',
      type: 'assessment',
      at: [2, 5],
      after: ['events', 'speed'],
      minutes: 50,
      competency: 'Web Accessibility',
    },
    {
      key: 'library',
      title: 'Project: A Reading List',
      description:
        'Build a page on which people search for books, add them to a list and tick off what they have read. Take search results from a public API such as Open Library and store the list in localStorage, so that it survives a reload. Design each state: nothing searched yet, loading, no results, failure, and a list of two hundred books. Publish it on a free static host and send the link to a friend.',
      type: 'project',
      at: [1, 6],
      after: ['fetching', 'audit'],
      minutes: 180,
      competency: 'Browser Scripting',
    },
  ],
};
