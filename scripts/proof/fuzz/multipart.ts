const BOUNDARY = 'b'

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** As a browser sends it. The names and values are not escaped: what is odd in them stays. */
export function multipartOf(fields: readonly (readonly [name: string, value: string])[]): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

const part = (head: string, text: string) => `--b\r\n${head}\r\n\r\n${text}\r\n`
const NAMED = 'content-disposition: form-data; name="full_name"'

/** Forms in parts that are none, or hold something else than texts. */
export const ODD_PARTS: readonly string[] = [
  '--b',
  '--b--',
  '--b\r\n',
  '--b\r\n\r\n--b--',
  part(NAMED, 'Ada'),
  `${part(NAMED, 'Ada')}--b`,
  `${part(NAMED, 'Ada')}--c--`,
  `${part('', 'Ada')}--b--`,
  `${part('content-disposition: form-data', 'Ada')}--b--`,
  `${part('content-disposition: attachment; name="full_name"', 'Ada')}--b--`,
  `${part(`${NAMED}; filename="a.txt"`, 'Ada')}--b--`,
  `${part(`${NAMED}; filename="../../a"\r\ncontent-type: text/html`, '<b>')}--b--`,
  `${part(`${NAMED}; filename*=utf-8''%ff`, 'Ada')}--b--`,
  `${part(`${NAMED}\r\ncontent-transfer-encoding: base64`, '!!!!')}--b--`,
  `${part(`${NAMED}\r\ncontent-type: text/plain; charset=utf-99`, 'Ada')}--b--`,
  `${part(`${NAMED}\r\ncontent-type: multipart/mixed; boundary=b`, '--b\r\n\r\nx\r\n--b--')}--b--`,
  `${part('content-disposition: form-data; name="full_name', 'Ada')}--b--`,
  `${part('content-disposition: form-data; name=""', 'Ada')}--b--`,
  `${part('content-disposition: form-data; name="__proto__"', 'Ada')}--b--`,
  `${part(NAMED, 'Ada').repeat(600)}--b--`,
  `${part(`${NAMED}\r\n${'x: y\r\n'.repeat(5000)}z: z`, 'Ada')}--b--`,
  `${part(NAMED, 'Ada\u0000')}--b--`,
  `--b\n${NAMED}\n\nAda\n--b--`,
]
