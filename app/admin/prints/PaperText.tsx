import { Fragment } from 'react'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useWords } from '#app/i18n/words.ts'
import type { QrCode } from '#app/ui/QrCode.tsx'
import type { PrintedPaper } from '#contract/prints/admin.ts'

type Props = {
  paper: PrintedPaper
  /** On a roll there is room for the most important things only. */
  isSlip: boolean
  /** Loaded before anything is printed: a printer waits for nothing. */
  Code: typeof QrCode
}

/** One receipt, pass or invoice. */
export function PaperText({ paper, isSlip, Code }: Props) {
  const words = useWords(adminPrints)
  const { temple, logo, signature, seal, mark, items = [], sums = [], law, code, copy } = paper
  const facts = paper.facts.filter(({ isOnSheetOnly = false }) => !isSlip || !isOnSheetOnly)
  return (
    <article className="paper" aria-label={paper.number}>
      <header>
        <div>
          <strong>{temple.name}</strong>
          <p>{temple.address.filter((line) => line !== temple.name).join(', ')}</p>
          {paper.registration && <p>{paper.registration}</p>}
        </div>
        {!isSlip && logo && <img {...logo} alt="" />}
      </header>
      <h1>
        <span>{paper.heading}</span>
        {paper.headingMr && (
          <>
            <i> / </i>
            <span lang={paper.headingLanguage ?? 'mr'}>{paper.headingMr}</span>
          </>
        )}
      </h1>
      {copy > 0 && (
        <p className="paper-mark">
          <strong>{words.duplicate}</strong>
          {words.copy(copy)}
        </p>
      )}
      {mark && (
        <p className="paper-mark">
          <strong>{mark.title}</strong>
          {mark.text}
        </p>
      )}
      <dl>
        {facts.map(({ label, text, isAmount }) => {
          const [first, ...more] = text.split('\n')
          return (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                {isAmount ? <strong>{first}</strong> : first}
                {more.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </Fragment>
          )
        })}
      </dl>
      {items.length > 0 && (
        <ul>
          {items.map(({ name, amount, details }, at) => (
            <li key={at}>
              <span>{name}</span>
              <span>{amount}</span>
              <small>{details}</small>
            </li>
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <ul className="paper-sums">
          {sums.map(({ label, text }) => (
            <li key={label}>
              <span>{label}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {law && (
        <section>
          {!isSlip && <h2>{law.heading}</h2>}
          {(isSlip ? law.short : law.text).split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {!isSlip && (signature ?? seal) && (
        <p className="paper-signed">
          {seal && <img {...seal} alt="" />}
          {signature && <img {...signature} alt="" />}
        </p>
      )}
      <footer>
        {code && <Code text={code.link} label={words.code} />}
        <div>
          {code && <p>{isSlip ? code.short : code.text}</p>}
          {code && !isSlip && <p className="paper-link">{code.link}</p>}
          {paper.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </footer>
      {paper.tokens?.map(({ heading, text }) => (
        <section key={heading} className="paper-token">
          <h2>{heading}</h2>
          {text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
