import { site } from '../../content/compiled/index.ts'
import { logo } from '../../content/compiled/logo.ts'
import styles from './school-mark.module.css'

/** The school's name, with its logo or the first letter of the name. */
export function SchoolMark() {
  return (
    <span className={styles.school}>
      {logo === null ? (
        <span className={`${styles.mark} ${styles.letter}`} aria-hidden="true">
          {site.name.charAt(0)}
        </span>
      ) : (
        <img className={styles.mark} src={logo} alt="" width={36} height={36} />
      )}
      <span className={styles.name}>{site.name}</span>
    </span>
  )
}
