import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { bindDandas } from './bindDandas.ts'
import { isWithin } from './isWithin.ts'
import { linksHere } from './linksHere.ts'

type Props = {
  /** Sanitised HTML that the server made from staff's text. */
  html: string
  className?: string
}

/** HTML from the server. Its links into the app open within the app, so that a playing mantra continues. */
export function WrittenHtml({ html, className }: Props) {
  const router = useRouter()
  const bound = bindDandas(html)
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isWithin(link, event)) return
    event.preventDefault()
    router.history.push(`${link.pathname}${link.search}${link.hash}`)
  }
  return (
    // Only clicks on links are handled, and the keyboard makes those too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={className}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: __IS_MULTILINGUAL__ ? linksHere(bound) : bound }}
    />
  )
}
