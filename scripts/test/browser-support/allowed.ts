/**
 * Features that a built file may use although an old browser lacks them, and why nothing breaks there.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  // Decoration: without it the page looks plainer and works the same.
  'text-wrap': 'lines break less evenly',
  'text-wrap: wrap': 'where nothing else knows text-wrap, lines break so anyway',
  'text-wrap: balance': 'as text-wrap',
  'text-wrap: pretty': 'as text-wrap',
  ':has':
    'Firefox 115 drops the rule: a lone card is wider, a gap stays in a modal, a long lesson time that comes late moves its card',
  'container-type': 'a long text that comes late is shown whole, and moves what is below it',
  'container-type: inline-size': 'as container-type',
  '@container': 'as container-type',
  'overscroll-behavior': 'the page behind a modal scrolls on after the modal’s end',
  'overscroll-behavior: contain': 'as overscroll-behavior',
  'cursor: pointer': 'a phone has no mouse pointer',
  'cursor: not-allowed': 'a phone has no mouse pointer',
  '@media (forced-colors)': 'only Windows forces colours, and no Safari runs there',
  'break-after: avoid': 'on paper',

  // Guarded by feature detection.
  requestIdleCallback: 'the chat waits for a fixed time instead',
  cancelIdleCallback: 'as requestIdleCallback',
  '.share()': 'the button is there where the browser can share',
  '.startViewTransition()': 'React and the router ask; the portal wants no view transition',
  '.checkVisibility()': 'Radix asks with typeof, and looks at the styles instead',
  CloseWatcher: 'Android’s Back closes a dialog only where it is there',
  navigation: 'React asks with typeof',
  setImmediate: 'React asks with typeof; no browser has it',
}
