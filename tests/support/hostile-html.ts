/** HTML that runs, sends, covers the page or takes a name of the document, if task details let it through. */
export const HOSTILE_HTML: Readonly<Record<string, string>> = {
  'a script': '<script>window.ran = true</script>',
  'a script in an SVG': '<svg><script>window.ran = true</script></svg>',
  'an event of an image': '<img src="/nothing.png" onerror="window.ran = true">',
  'an event of an SVG': '<svg onload="window.ran = true"><circle r="1"/></svg>',
  'an event of a toggle': '<details open ontoggle="window.ran = true">x</details>',
  'an event that comes by itself': '<input autofocus onfocus="window.ran = true">',
  'a frame': '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  'an object': '<object data="data:text/html,x"></object><embed src="/x">',
  'a form': '<form action="https://elsewhere.example"><button>Sign in again</button></form>',
  'a field': '<input name="password"><textarea></textarea><select></select>',
  'a style sheet': '<style>body { display: none }</style><link rel="stylesheet" href="/x.css">',
  'a style': '<div style="position: fixed; inset: 0; background: red">x</div>',
  'a class of ours': '<div class="overlay">x</div>',
  'a base address': '<base href="https://elsewhere.example/">',
  'a redirect': '<meta http-equiv="refresh" content="0; url=https://elsewhere.example">',
  'an id of ours': '<p id="main">x</p><p id="root">y</p>',
  'names that hide what a document has': '<img name="getElementById"><a name="cookie">x</a>',
  'an attribute that a script may read': '<p data-state="open" aria-hidden="true">x</p>',
  // The last one, because it swallows what follows.
  'a broken tag that heals into a script': '<math><mi><style><img src onerror="ran=true">',
}

/** The elements, in capitals, and attributes that may remain. */
export const LET_THROUGH =
  /^(?:P|A|H2|OL|LI|TABLE|TBODY|TR|TH|TD|PRE|IMG|DIV|href|target|rel|src|alt|loading)$/

export const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java&#9;script:alert(1)',
  '&#106;avascript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.example',
  '/\\elsewhere.example',
]
