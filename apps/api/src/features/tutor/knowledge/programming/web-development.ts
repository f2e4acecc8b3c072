import type { Topic } from '../concept.ts';

export const webDevelopment: Topic = {
  name: 'Web development',
  aliases: ['websites', 'html and css', 'frontend', 'front end', 'web design', 'http', 'how the web works'],
  concepts: [
    {
      term: 'HTML',
      aliases: ['hypertext markup language', 'tags', 'html tags'],
      definition: 'The language that describes the structure and content of a web page with tags in angle brackets.',
      explanation:
        'Most elements have a start tag and an end tag. They can be nested, which forms a tree. Attributes such as href add details.',
      example: '<p>Hello</p> is a paragraph with the text Hello.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which HTML element makes a link to another page?',
          answer: '<a>',
          wrong: ['<p>', '<link>', '<li>'],
          why: 'The element <a> with the attribute href makes a link that people can follow.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'CSS',
      aliases: ['cascading style sheets', 'stylesheet', 'style sheets'],
      definition: 'The language that describes how the elements of a web page look.',
      explanation:
        'A rule consists of a selector and declarations such as color: red. If several rules fit, the more specific one usually wins. Layouts are often made with flexbox or grid.',
      example: 'p { color: green; } makes the text of all paragraphs green.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does the CSS selector .note match?',
          answer: 'Elements with the class note',
          wrong: ['The element with the id note', 'Elements with the tag note', 'Elements that contain the text note'],
          why: 'A dot before a name selects a class, while # selects an id.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'HTTP request',
      aliases: ['http requests', 'http', 'get and post', 'http method'],
      definition: 'A message by which a browser asks a server for something or sends it data.',
      explanation:
        "It consists of a method such as GET or POST, an address, headers and sometimes a body. GET is meant for reading and should change nothing. The server's answer comes with a status code.",
      example: 'Opening a page sends one with the method GET.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which HTTP method is meant for reading a page without changing anything?',
          answer: 'GET',
          wrong: ['POST', 'PUT', 'DELETE'],
          why: 'GET only asks for data, while the other three change something.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Status code',
      aliases: ['http status', '404', 'status codes', 'http status codes'],
      definition: 'The three-digit number with which a server says how it dealt with what it was asked.',
      explanation:
        'Numbers from 200 mean success, and from 300 that something is elsewhere. Numbers from 400 mean that the sender made a mistake, and from 500 that the server failed. Browsers show some of them to people.',
      example: "404 means that the page wasn't found.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Which group of HTTP status codes means that the server itself failed?',
          answer: '500 to 599',
          wrong: ['200 to 299', '300 to 399', '400 to 499'],
          why: 'Codes from 500 on tell about errors of the server.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Cookie',
      aliases: ['cookies', 'session cookie'],
      definition:
        'A small piece of data that a website stores in the browser, which sends it back with later requests.',
      explanation:
        "It lets the site recognise a returning browser, for example after logging in. An expiry date can be set. With the attribute HttpOnly, scripts on the page can't read it.",
      example: 'An online shop uses one to remember who is logged in.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What does the cookie attribute HttpOnly do?',
          answer: 'It hides the cookie from scripts',
          wrong: [
            'It blocks the cookie on HTTPS',
            'It deletes the cookie after use',
            'It shares the cookie with others',
          ],
          why: "Scripts on the page can't read an HttpOnly cookie, which makes it harder to steal.",
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'DOM',
      aliases: ['document object model', 'dom tree'],
      definition: 'The tree of objects through which scripts read and change a loaded web page.',
      explanation:
        'Each element of the page becomes an object with properties and methods. Changing an object changes what people see. Events such as clicks are reported on these objects.',
      example: "document.querySelector('h1') finds the first main heading in it.",
      difficulty: 'medium',
      questions: [
        {
          question: 'What happens if a script changes the text of an element in the DOM?',
          answer: 'The page shows the new text',
          wrong: ['The file on the server changes', 'The page is loaded again', 'The text changes after a restart'],
          why: 'The DOM is the live page in the browser; the file on the server stays as it is.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'HTTPS',
      aliases: ['tls', 'ssl', 'encryption on the web', 'secure connection'],
      definition:
        'The encrypted way of exchanging data between browser and server, which also proves who the server is.',
      explanation:
        "A certificate ties a server's key to its domain name. Others on the network can see which server is contacted, but neither read nor change the content. It protects data on its way, not what happens to it on the server.",
      example: 'Banks use it, and browsers warn about login pages without it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What does HTTPS NOT protect against?',
          answer: 'A dishonest owner of the website',
          wrong: [
            'Listeners in the same café network',
            'Changes made on the way to you',
            'A server that poses as another one',
          ],
          why: "The connection is protected, but the website's owner still receives whatever is sent.",
          difficulty: 'hard',
        },
      ],
    },
  ],
};
