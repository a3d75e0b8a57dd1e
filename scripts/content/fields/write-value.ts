import { explainValue } from './explain-value.ts'
import { dataOf, parseYaml } from './fields.ts'
import { quote } from './quote.ts'

/** A text as it is written behind the name of a field: in double quotes only where it needs them. */
export function writeValue(text: string): string {
  const read = dataOf(parseYaml(`field: ${text}`))
  const isPlain = read !== null && Reflect.get(read, 'field') === text
  return isPlain && explainValue(text, 0).mistake === undefined ? text : quote(text)
}
