import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { chooseScript } from '#app/script/chosenScript.ts'
import { type ScriptName, scriptNames } from '#app/script/scripts.ts'
import { retryLibrary } from '#app/script/useScript.ts'

type Props = { chosen: ScriptName; hasFailed: boolean }

/** Chooses the script of all mantras on this phone, and explains what a script cannot write. */
export function ScriptChoice({ chosen, hasFailed }: Props) {
  const { scripts: words } = useWords(mantraPage)
  const { tryAgain } = useWords(shell)
  const isReachable = useConnection() === 'reachable'
  const failed = isReachable ? words.failed : words.offline
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
      <p role="status">{hasFailed ? failed : words.notes[chosen]}</p>
      {hasFailed && isReachable && (
        <button type="button" className="text-link" onClick={retryLibrary}>
          {tryAgain}
        </button>
      )}
    </div>
  )
}
