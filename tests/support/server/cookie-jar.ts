export type CookieJar = {
  /** Takes the Set-Cookie headers of an answer. */
  readonly store: (setCookies: readonly string[]) => void
  /** The Cookie header of the next request. */
  readonly header: () => string
  readonly all: () => Readonly<Record<string, string>>
}

/** Keeps the cookies of one site, whose every cookie has the path '/'. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    store(setCookies) {
      for (const setCookie of setCookies) {
        const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
        const [name = '', ...value] = pair.split('=')
        if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name)
        else cookies.set(name, value.join('='))
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    all: () => Object.fromEntries(cookies),
  }
}
