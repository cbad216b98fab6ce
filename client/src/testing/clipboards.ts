/* Clipboard HTML of other programs, shortened, for tests. */

const heading = (level: number, words: string) =>
  `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="${level}" paraid="1" paraeid="{a}{1}" xml:lang="EN-GB" style="font-weight: normal;"><span data-contrast="none" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{&quot;134245418&quot;:true}">&nbsp;</span></p></div>`;
const paragraph = (words: string) =>
  `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" paraid="2"><span data-contrast="auto" class="TextRun SCXW1 BCX0">${words}</span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></div>`;
const entry = (tag: 'ul' | 'ol', level: number, words: string, place?: number) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="${tag === 'ul' ? 'Bullet' : 'Number'}ListStyle1 SCXW1 BCX0" role="list"${place ? ` start="${place}"` : ''}><li class="OutlineElement Ltr SCXW1 BCX0" data-leveltext="%1." data-font="Symbol" data-listid="1" data-aria-posinset="${place ?? 1}" data-aria-level="${level}" role="listitem"><p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0">${words}</span><span class="EOP SCXW1 BCX0">&nbsp;</span></p></li></${tag}></div>`;

/** Word on the web: headings are paragraphs, each list has one entry, and each block ends with a space. */
export const WORD_IN_BROWSER = [
  heading(1, 'Fees'),
  paragraph('<span style="font-weight:bold">Price:&nbsp;</span>K200 *a term*'),
  heading(3, 'What to bring'),
  entry('ul', 1, 'Pens'),
  entry('ul', 2, 'blue'),
  entry('ul', 2, 'black'),
  entry('ul', 1, 'Paper'),
  entry('ol', 1, 'Open', 1),
  entry('ol', 1, 'Write', 2),
  paragraph('Then:'),
  entry('ol', 1, 'Close', 3),
  entry('ol', 1, 'Another list', 1),
  paragraph(''),
].join('');

const run = (words: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;white-space:pre;white-space:pre-wrap;${style}">${words}</span>`;

/** Google Docs: a `b` element without bold is around everything. Nested lists are beside their entries, not inside. */
export const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span>Fees</span></h1><p dir="ltr" style="line-height:1.38;">${run('Price:\u00a0', 'font-weight:700;')}${run('K200, see ')}<a href="https://example.com/fees 2026" style="text-decoration:none;">${run('__init__', 'font-style:italic;')}</a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${run('Pens')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${run('blue')}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${run('Paper')}</p></li></ul><p dir="ltr">${run('def f():', "font-family:'Roboto Mono',monospace;")}</p><p dir="ltr">${run('\u00a0\u00a0return *x*', "font-family:'Roboto Mono',monospace;")}</p></b><br class="Apple-interchange-newline">`;

export const GMAIL =
  '<meta http-equiv="content-type" content="text/html; charset=utf-8"><div dir="ltr"><div><b>Price:&nbsp;</b>K200</div><div><br></div><div>5 * 3 * 2 and <i>_x_&nbsp;</i>&nbsp;</div><div>&nbsp;</div><div><ul><li style="margin-left:15px">Pens&nbsp;</li><li style="margin-left:15px">Paper</li></ul></div></div>';

/** Visual Studio Code: each line is a `div` in a monospaced font, each blank line a `br`. */
export const VISUAL_STUDIO_CODE = `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">def</span><span style="color: #cccccc;"> f(*x):</span></div><br><div><span style="color: #cccccc;">    </span><span style="color: #c586c0;">return</span> __x__</div></div>`;

export const PAGE_WITH_CODE =
  '<p>Call <code>__init__(*x)</code> or <kbd>Ctrl</kbd>, and <b><code>a|b</code></b>:</p><div class="highlight"><pre><span class="k">if</span> a &lt; b:<br>&nbsp;&nbsp;&nbsp;&nbsp;b = `1`\n\n\t# **no** look\n</pre></div><p>Done.</p>';
