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

const shapes = ['round', 'squircle', 'iphone', 'safe'] as const

const percent = (share: number): string => `${share * 100}%`

type ArtProps = Pick<Look, 'frame' | 'picture'> & { share: 'full' | 'cut' }

/** The icon before a phone cuts it, as server/adapters/image/drawIcon.ts draws it. */
function Art({ frame, picture, share }: ArtProps) {
  if (!picture) {
    const drawing = frame && markIcon({ colour: frame, share: iconShares.mark[share] })
    const src = drawing
      ? `data:image/svg+xml,${encodeURIComponent(drawing)}`
      : '/icons/icon-maskable-512.png'
    return <img src={src} alt="" />
  }
  const { url, ground } = picture
  if (ground === 'photo') return <img src={url} alt="" />
  const isClear = ground === 'clear'
  const size = percent((isClear ? iconShares.clear : iconShares.plain)[share])
  return (
    <span style={{ background: isClear ? (frame ?? '#fffbf3') : ground }}>
      <img src={url} alt="" style={{ width: size, height: size, objectFit: 'contain' }} />
    </span>
  )
}

/** The icon in the shapes that launchers cut, and the app as it opens. */
export function AppPreview({ frame, background, picture, shortName, temple }: Props) {
  const words = useWords(adminAppLook)
  const bar = frame ?? '#fffbf3'
  return (
    <figure className="app-preview">
      <figcaption>{words.preview}</figcaption>
      <ul>
        {shapes.map((shape) => (
          <li key={shape}>
            <span className="app-icon" data-shape={shape}>
              <Art frame={frame} picture={picture} share={shape === 'iphone' ? 'full' : 'cut'} />
            </span>
            <span className="app-icon-name">{shortName}</span>
            <small>{words.shapes[shape]}</small>
          </li>
        ))}
      </ul>
      <p>{words.safeText}</p>
      <div className="app-opening" style={{ background, color: inkOn(background) }}>
        <span style={{ background: bar, color: inkOn(bar) }}>{words.time}</span>
        <span className="app-icon" data-shape="squircle">
          <Art frame={frame} picture={picture} share="cut" />
        </span>
        <strong>{temple}</strong>
        <small>{words.opening}</small>
      </div>
    </figure>
  )
}

/** As phones choose it. */
const inkOn = (ground: string): string => (isDark(ground) ? '#ffffff' : '#1a1a1a')
