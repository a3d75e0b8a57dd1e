import { site } from '../../content/compiled/index.ts'
import { logo } from '../../content/compiled/logo.ts'
import styles from './mark.module.css'

/** The school's name, with its logo or the first letter of the name. */
export function SchoolMark() {
  return (
    <span className={`row ${styles.school}`}>
      {logo === null ? (
        <span className="center" aria-hidden="true">
          {site.name.charAt(0)}
        </span>
      ) : (
        <img src={logo} alt="" width={36} height={36} />
      )}
      <span>{site.name}</span>
    </span>
  )
}
