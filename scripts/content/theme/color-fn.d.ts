// The package's one file, where its own entry would load a hundred.
declare module 'colorjs.io/dist/color-fn.js' {
  export * from 'colorjs.io/fn'
}
