// The package's bundled file: its usual entry loads a hundred files.
declare module 'colorjs.io/dist/color-fn.js' {
  export * from 'colorjs.io/fn'
}
