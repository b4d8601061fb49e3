<?php
/**
 * The values of the settings: read from what somebody typed, checked, and stored. Only what differs from the library's default is stored.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

const OPTION = 'ucp_elements_settings';

/** A value that the setting does not take. Its message says why. */
final class Refused extends \Exception {}

/** All fields by their path, such as `phone.tollFree`. */
function setting_fields(): array {
	static $fields = array();
	if ( array() === $fields ) {
		foreach ( data( 'settings' ) as $section ) {
			foreach ( $section['groups'] as $group ) {
				foreach ( $group['fields'] as $field ) {
					$fields[ implode( '.', $field['path'] ) ] = $field;
				}
			}
		}
	}
	return $fields;
}

/** The stored values by their path. */
function stored_settings(): array {
	$stored = get_option( OPTION, array() );
	return is_array( $stored ) ? array_intersect_key( $stored, setting_fields() ) : array();
}

/** The values as the library takes them: `{ phone: { tollFree } }`. */
function nested_settings( array $settings ): array {
	$nested = array();
	foreach ( $settings as $path => $value ) {
		$field         = setting_fields()[ $path ];
		[ $name, $of ] = array( ...$field['path'], null );
		$value         = 'record' === $field['kind'] ? (object) $value : $value;
		if ( null === $of ) {
			$nested[ $name ] = $value;
		} else {
			$nested[ $name ][ $of ] = $value;
		}
	}
	return $nested;
}

/**
 * What somebody typed, as it is stored. The values by path; a value that is refused keeps the one before, and a message says why.
 *
 * @param mixed $typed The form: texts by path.
 */
function checked_settings( mixed $typed ): array {
	$kept = stored_settings();
	foreach ( is_array( $typed ) ? array_intersect_key( $typed, setting_fields() ) : array() as $path => $text ) {
		$field = setting_fields()[ $path ];
		try {
			$value = read_setting( $field, is_scalar( $text ) ? cleaned( (string) $text ) : '' );
			unset( $kept[ $path ] );
			// Numbers differ in their type from those of JSON, and records in their order.
			if ( $value != $field['fallback'] ) { // phpcs:ignore Universal.Operators.StrictComparisons
				$kept[ $path ] = $value;
			}
		} catch ( Refused $refused ) {
			add_settings_error( OPTION, 'ucp-' . $path, $refused->getMessage() );
		}
	}
	return $kept;
}

/** A text without signs that no setting has. A text that is no UTF-8 is empty. */
function cleaned( string $text ): string {
	return trim( preg_replace( '~[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]~', '', str_replace( "\r\n", "\n", wp_check_invalid_utf8( $text ) ) ) );
}

function read_setting( array $field, string $text ): mixed {
	return match ( $field['kind'] ) {
		'flag'   => '1' === $text,
		'number' => read_number( $field, $text ),
		'word'   => read_word( $field, $text ),
		'lines'  => array_map( static fn ( string $line ): string => matched( $field, $line ), lines_in( $text ) ),
		'table'  => array_map( static fn ( string $line ): array => read_row( $field, $line ), lines_in( $text ) ),
		'record' => read_record( $field, $text ),
		// An empty field is the default.
		default  => '' === $text ? $field['fallback'] : matched( $field, str_replace( "\n", ' ', $text ) ),
	};
}

function refuse( array $field ): never {
	throw new Refused( translated( $field['fault'] ) );
}

function matched( array $field, string $text ): string {
	matched_parts( $field, $text );
	return $text;
}

/** What the groups of the pattern have matched, by their names. */
function matched_parts( array $field, string $text ): array {
	// Without the modifier u, because \w is a letter of ASCII in the library.
	$pattern = '~' . str_replace( '~', '\~', $field['pattern'] ?? '' ) . '~' . ( ( $field['ignoresCase'] ?? false ) ? 'i' : '' );
	return 1 === preg_match( $pattern, $text, $parts ) ? $parts : refuse( $field );
}

/** A line such as `7 | Valley Drug`, as the library takes it. An empty column is left out. */
function read_row( array $field, string $line ): array {
	$parts = matched_parts( $field, $line );
	$row   = array();
	foreach ( $field['columns'] as $column ) {
		$text = trim( $parts[ $column ] ?? '' );
		if ( isset( $field['yes'][ $column ] ) ) {
			$row[ $column ] = '' !== $text;
		} elseif ( '' !== $text ) {
			$row[ $column ] = $text;
		}
	}
	return $row;
}

/** The row as a line: what `read_row` reads. */
function row_line( array $field, array $row ): string {
	$text_of = static fn ( string $column ): string => true === ( $row[ $column ] ?? '' ) ? $field['yes'][ $column ] : (string) ( $row[ $column ] ?? '' );
	return rtrim( implode( ' | ', array_map( $text_of, $field['columns'] ) ), ' |' );
}

function read_number( array $field, string $text ): int|float {
	if ( '' === $text ) {
		return $field['fallback'];
	}
	return is_numeric( $text ) && is_finite( (float) $text ) && $text > 0 ? $text + 0 : refuse( $field );
}

function read_word( array $field, string $text ): string {
	if ( '' === $text ) {
		return $field['fallback'];
	}
	foreach ( $field['words'] as $word ) {
		if ( strtolower( $word ) === strtolower( $text ) ) {
			return $word;
		}
	}
	refuse( $field );
}

function lines_in( string $text ): array {
	return array_values( array_filter( array_map( 'trim', explode( "\n", $text ) ), 'strlen' ) );
}

/** Lines such as `12: Denied`. */
function read_record( array $field, string $text ): array {
	$record  = array();
	$unknown = array();
	foreach ( lines_in( $text ) as $line ) {
		if ( 1 !== preg_match( '~^([^:]+):\s*(.+)$~u', $line, $parts ) ) {
			/* translators: 1: a setting, 2: a line that somebody typed */
			throw new Refused( sprintf( __( '%1$s takes lines such as name: value, and not %2$s', 'ucp-elements' ), $field['path'][0], $line ) );
		}
		$name = trim( $parts[1] );
		if ( isset( $field['names'] ) && ! in_array( $name, $field['names'], true ) ) {
			$unknown[] = $name;
		}
		$record[ $name ] = matched( $field, trim( $parts[2] ) );
	}
	if ( array() !== $unknown ) {
		throw new Refused( sprintf( translated( $field['unknown'] ), implode( ', ', $unknown ) ) );
	}
	return $record;
}
