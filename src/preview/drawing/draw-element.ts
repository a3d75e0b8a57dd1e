import { Fragment, isValidElement, type ReactNode } from 'react'
import type { Drawing } from '../exchange.ts'

/** Turns rendered Markdown, elements of plain tags and slot names, into JSON. */
function drawElement(element: ReactNode, pictures: (file: string) => string): Drawing[] {
  if (Array.isArray(element)) return element.flatMap((part) => drawElement(part, pictures))
  if (typeof element === 'string') return element === '' ? [] : [element]
  if (!isValidElement<Record<string, unknown>>(element)) return []
  const { children, ...properties } = element.props
  const inside = drawElement(children as ReactNode, pictures)
  if (element.type === Fragment) return inside
  const tag = String(element.type)
  if (tag !== 'img') return [[tag, properties, inside]]
  return [[tag, { ...properties, src: pictures(String(properties['src'])) }, inside]]
}

/** One drawing for the whole of a text; null when there is none. */
export function drawText(element: ReactNode, folder: string): Drawing | null {
  if (element === null) return null
  return ['', {}, drawElement(element, (file) => `/content/${folder}/${file}`)]
}
