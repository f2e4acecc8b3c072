/** The style sheet of the API reference: light or dark as the system prefers, one column on a phone. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf8;--ink:#1d1b26;--soft:#5b5870;--line:#dcd8e4;--panel:#fff;--accent:#4b2fb5;
--get:#0b6b4f;--post:#3b3aa8;--put:#6b3fa0;--patch:#8a4b00;--delete:#a1203b}
@media (prefers-color-scheme:dark){:root{--paper:#15131c;--ink:#eceaf3;--soft:#aba6bf;--line:#363145;--panel:#1d1a27;--accent:#b9a8ff;
--get:#5fd3ac;--post:#a9b1ff;--put:#d3a8ff;--patch:#f0b26b;--delete:#ff95a8}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible,.table:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:var(--panel);padding:.5rem 1rem;z-index:1}
header,main,nav{padding:1rem;max-width:60rem}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.35rem;margin:2rem 0 .5rem;text-transform:capitalize}
h3{font-size:1.05rem;margin:0 0 .5rem;line-height:1.5}
nav h2{font-size:.85rem;color:var(--soft);margin:1rem 0 .25rem}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:.3rem .4rem;border-radius:.4rem;text-decoration:none;color:inherit;font-size:.85rem}
nav a:hover{background:var(--panel);text-decoration:underline}
article{background:var(--panel);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1rem 0;scroll-margin-top:1rem}
article:target{border-color:var(--accent)}
article p{margin:.5rem 0}
code{font:.92em ui-monospace,Consolas,monospace}
.note,caption{color:var(--soft)}
.table{overflow-x:auto;margin:.75rem 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding-bottom:.25rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);font-weight:400;overflow-wrap:normal}
thead th{color:var(--soft);font-size:.8rem}
.tag{font-size:.8rem;color:var(--soft);border:1px solid var(--line);border-radius:.4rem;padding:0 .35rem;white-space:nowrap}
.method{font-size:.75rem;font-weight:700;letter-spacing:.03em}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.patch{color:var(--patch)}.delete{color:var(--delete)}
summary{cursor:pointer;padding:.25rem 0}
@media (min-width:64rem){
body{display:grid;grid-template-columns:19rem minmax(0,1fr);grid-template-areas:"head head" "nav main";max-width:82rem;margin:0 auto}
header{grid-area:head}main{grid-area:main}
nav{grid-area:nav;position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto}
}
`;
