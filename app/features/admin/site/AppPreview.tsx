import { adminAppLook } from '#app/i18n/en/site/adminAppLook.ts'
import { useWords } from '#app/i18n/words.ts'
import type { AppIcon } from '#contract/site/appLookAdmin.ts'
import { isDark } from '#contract/site/frameColourAdmin.ts'
import { iconShares } from '#contract/site/iconSharesAdmin.ts'
import { markIcon } from '#contract/site/markIconAdmin.ts'

type Look = {
  /** Absent while the temple has no colours of its own. */
  frame: string | undefined
  background: string
  picture: AppIcon['picture']
}

type Props = Look & { shortName: string; temple: string }

const shapes = {
  round: 'rounded-full',
  squircle: 'rounded-[28%]',
  iphone: 'rounded-[22.5%]',
  safe: 'safe-circle',
}

const shapeNames = ['round', 'squircle', 'iphone', 'safe'] as const

const artClass = 'grid size-full place-items-center object-cover'

const percent = (share: number): string => `${share * 100}%`

type ArtProps = Pick<Look, 'frame' | 'picture'> & { share: 'full' | 'cut' }

/** The icon before a phone cuts it, as server/adapters/image/drawIcon.ts draws it. */
function Art({ frame, picture, share }: ArtProps) {
  if (!picture) {
    const drawing = frame && markIcon({ colour: frame, share: iconShares.mark[share] })
    const src = drawing
      ? `data:image/svg+xml,${encodeURIComponent(drawing)}`
      : '/icons/icon-maskable-512.png'
    return <img src={src} alt="" className={artClass} />
  }
  const { url, ground } = picture
  if (ground === 'photo') return <img src={url} alt="" className={artClass} />
  const isClear = ground === 'clear'
  const size = percent((isClear ? iconShares.clear : iconShares.plain)[share])
  return (
    <span className={artClass} style={{ background: isClear ? (frame ?? '#fffbf3') : ground }}>
      <img src={url} alt="" style={{ width: size, height: size, objectFit: 'contain' }} />
    </span>
  )
}

type IconProps = Omit<ArtProps, 'share'> & { shape: (typeof shapeNames)[number] }

function Icon({ shape, ...look }: IconProps) {
  return (
    <span className={`relative block size-16 overflow-hidden ${shapes[shape]}`}>
      <Art {...look} share={shape === 'iphone' ? 'full' : 'cut'} />
    </span>
  )
}

/** The icon in the shapes that launchers cut, and the app as it opens. */
export function AppPreview({ frame, background, picture, shortName, temple }: Props) {
  const words = useWords(adminAppLook)
  const bar = frame ?? '#fffbf3'
  return (
    <figure className="grid gap-3">
      <figcaption>{words.preview}</figcaption>
      <ul className="flex flex-wrap gap-4">
        {shapeNames.map((shape) => (
          <li key={shape} className="grid w-22 justify-items-center text-center">
            <Icon shape={shape} frame={frame} picture={picture} />
            <span className="mt-1.5 max-w-full truncate">{shortName}</span>
            <small className="text-muted">{words.shapes[shape]}</small>
          </li>
        ))}
      </ul>
      <p className="text-muted">{words.safeText}</p>
      <div
        className="relative grid min-h-64 w-48 max-w-full content-center justify-items-center gap-3 overflow-hidden rounded-[1rem] border border-line px-3 pt-10 pb-4 text-center"
        style={{ background, color: inkOn(background) }}
      >
        <span
          className="absolute inset-x-0 top-0 px-4 py-1 text-start text-sm"
          style={{ background: bar, color: inkOn(bar) }}
        >
          {words.time}
        </span>
        <Icon shape="squircle" frame={frame} picture={picture} />
        <strong>{temple}</strong>
        <small>{words.opening}</small>
      </div>
    </figure>
  )
}

/** As phones choose it. */
const inkOn = (ground: string): string => (isDark(ground) ? '#ffffff' : '#1a1a1a')
