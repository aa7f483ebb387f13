import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import { compactRupees } from '#contract/i18n/compactRupees.ts'
import { formatRupees } from '#contract/i18n/numbers.ts'

export type Bar = {
  label: string
  title: string
  amount: number
  /** Drawn in grey beside it: the same time of the year before. */
  before?: number
}

type Props = {
  bars: readonly Bar[]
  label: string
  /** Opens what is behind a bar that is clicked; the table has the same as links. */
  onOpen?: (at: number) => void
}

const height = 240

/** Uses the page's own colours and fonts, in the dark theme too. */
const styleOf = (place: HTMLElement) => {
  const style = getComputedStyle(place)
  return (name: string): string => style.getPropertyValue(`--${name}`).trim()
}

const draw = (place: HTMLElement, bars: readonly Bar[], label: string): uPlot => {
  const colour = styleOf(place)
  const hasBefore = bars.some(({ before }) => before !== undefined)
  const series = (tint: string, align: -1 | 0 | 1): uPlot.Series => ({
    label,
    fill: () => colour(tint),
    stroke: () => colour(tint),
    points: { show: false },
    ...(uPlot.paths.bars && {
      paths: uPlot.paths.bars(hasBefore ? { size: [0.38, 24], align } : { size: [0.7, 48] }),
    }),
  })
  const font = `14px ${getComputedStyle(place).fontFamily}`
  const axis = { stroke: () => colour('muted'), font, ticks: { show: false } }
  return new uPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      select: { show: false, left: 0, top: 0, width: 0, height: 0 },
      scales: {
        x: { time: false, range: [-0.6, bars.length - 0.4] },
        y: { range: (_, __, most) => [0, Math.max(most * 1.08, 1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 2, 3, 5, 10],
          space: 34,
          values: (_, places) => places.map((at) => bars[at]?.label ?? ''),
        },
        {
          ...axis,
          size: 62,
          grid: { stroke: () => colour('line'), width: 1 },
          values: (_, amounts) =>
            amounts.map((amount) => (amount % 1 === 0 ? compactRupees(amount) : '')),
        },
      ],
      series: [{}, ...(hasBefore ? [series('control', -1)] : []), series('saffron-deco', 1)],
    },
    [
      bars.map((_, at) => at),
      ...(hasBefore ? [bars.map(({ before = 0 }) => before)] : []),
      bars.map(({ amount }) => amount),
    ],
    place,
  )
}

/** A chart of the table below. Redrawn when the page changes its width or theme. */
export function SumChart({ bars, label, onOpen }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const plot = useEffectEvent((element: HTMLElement, _shown: string) => draw(element, bars, label))
  const open = useEffectEvent((chart: uPlot, { offsetX }: MouseEvent) => {
    const at = Math.round(chart.posToVal(offsetX, 'x'))
    if (bars[at]) onOpen?.(at)
  })
  const shown = bars.map(({ label: name, amount, before }) => `${name} ${amount} ${before}`).join()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const chart = plot(element, shown)
    chart.over.addEventListener('click', (event) => open(chart, event))
    const resize = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    resize.observe(element)
    const theme = new MutationObserver(() => chart.redraw(false, true))
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      resize.disconnect()
      theme.disconnect()
      chart.destroy()
    }
  }, [shown])
  const most = bars.reduce((best, bar) => (bar.amount > best.amount ? bar : best))
  return (
    <figure>
      <figcaption className="font-semibold">{label}</figcaption>
      <div
        ref={place}
        role="img"
        aria-label={`${label}: ${most.title} ${formatRupees(most.amount)}`}
        className={onOpen ? 'chart cursor-pointer' : 'chart'}
      />
    </figure>
  )
}
