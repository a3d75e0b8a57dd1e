import styles from './prose.module.css'

/** The class name of running text, for any element. */
export const proseClass = `stack ${styles.prose}`
