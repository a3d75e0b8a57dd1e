// React's production build renders the same as its development build, a fifth faster. It has to be
// asked for before React is loaded: import this file before any other.
process.env['NODE_ENV'] ??= 'production'
