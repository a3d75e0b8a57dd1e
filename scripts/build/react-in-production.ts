// React's production build renders the same as the development build, a fifth faster. NODE_ENV must be
// set before React loads: import this file before any other.
process.env['NODE_ENV'] ??= 'production'
