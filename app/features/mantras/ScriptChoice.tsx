import { mantraPage } from '#app/i18n/en/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { chooseScript } from '#app/script/chosenScript.ts'
import { type ScriptName, scriptNames } from '#app/script/scripts.ts'

type Props = { chosen: ScriptName; hasFailed: boolean }

/** The script of all mantras on this phone. Says what a script cannot write. */
export function ScriptChoice({ chosen, hasFailed }: Props) {
  const { scripts: words } = useWords(mantraPage)
  const note = hasFailed ? words.failed : words.notes[chosen]
  return (
    <div className="script-choice not-printed">
      <label>
        {words.label}
        <select
          className="field"
          value={chosen}
          onChange={({ target }) => chooseScript(target.value as ScriptName)}
        >
          {scriptNames.map((name) => (
            <option key={name} value={name}>
              {words.names[name]}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{note}</p>
    </div>
  )
}
