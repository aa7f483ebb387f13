import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { bindDandas } from './bindDandas.ts'
import { isWithin } from './isWithin.ts'

type Props = {
  /** Made by the server of what staff wrote, and harmless. */
  html: string
  className?: string
}

/** HTML the server made. Its links into the app are followed within the app, so that what plays goes on. */
export function WrittenHtml({ html, className }: Props) {
  const router = useRouter()
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isWithin(link, event)) return
    event.preventDefault()
    router.history.push(`${link.pathname}${link.search}${link.hash}`)
  }
  return (
    // What is heard here are clicks on links, which the keyboard makes as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={className}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: bindDandas(html) }}
    />
  )
}
