/** The interface of a repository on GitHub. */
export type GitHub = {
  /** Such as https://api.github.com/repos/school/portal. */
  readonly api: string
  readonly token: string
}

/** @throws when GitHub refuses or does not answer */
export async function callGitHub(
  { api, token }: GitHub,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(api + path, {
    method,
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`GitHub answers ${response.status} to ${method} ${path}`)
  return (await response.json()) as unknown
}
