/** Keeps the cookies of one site, whose every cookie has the path '/'. */
export function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    /** Takes the Set-Cookie headers of an answer. */
    store(setCookies: readonly string[]): void {
      for (const setCookie of setCookies) {
        const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
        const [name = '', ...value] = pair.split('=')
        if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name)
        else cookies.set(name, value.join('='))
      }
    },
    /** The Cookie header of the next request. */
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    all: (): Readonly<Record<string, string>> => Object.fromEntries(cookies),
  }
}
