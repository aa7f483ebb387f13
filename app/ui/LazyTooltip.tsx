import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { patiently } from '#app/offline/late.ts'

type Props = { label: string; children: ReactElement }
type TooltipComponent = ComponentType<Props>

let loading: Promise<TooltipComponent> | undefined

const loadTooltip = () =>
  (loading ??= patiently(() =>
    import('./Tooltip.tsx').then(({ Tooltip }) => Tooltip as TooltipComponent),
  ))

/** A tooltip whose code comes when the browser is idle, and never to a phone, which cannot hover. */
export function LazyTooltip({ label, children }: Props) {
  const [Tooltip, setTooltip] = useState<TooltipComponent>()
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return
    let isMounted = true
    const id = setTimeout(async () => {
      const component = await loadTooltip()
      // Taking a focused button out of the page would lose a keyboard user's place.
      if (isMounted && document.activeElement?.getAttribute('aria-label') !== label)
        setTooltip(() => component)
    }, 1_000)
    return () => {
      isMounted = false
      clearTimeout(id)
    }
  }, [label])
  return Tooltip ? <Tooltip label={label}>{children}</Tooltip> : children
}
