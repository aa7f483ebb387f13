/** Dandas and numbers within it belong to it. */
const devanagari =
  /(\p{Script=Devanagari}(?:[\p{Script=Devanagari}\s।॥]*[\p{Script=Devanagari}।॥])?)/u

type Props = {
  children: string
  /** The language of what is in Devanagari. */
  lang: string
}

/** A text in Latin letters with some words in Devanagari, which a voice of another language reads. */
export const InScripts = ({ children, lang }: Props) =>
  children.split(devanagari).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang={lang}>
        {part}
      </span>
    ),
  )
