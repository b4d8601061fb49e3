<?php
/**
 * Skeletons: what a tag shows until its script has loaded, as a declarative shadow root. The build has made the HTML of each case.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

/**
 * The skeleton of a tag; '' if it shows nothing at first.
 *
 * @param array $element As `tags_with_content()` gives it.
 */
function skeleton_html( array $element ): string {
	[ 'name' => $tag, 'lang' => $lang, 'attributes' => $attributes ] = $element;
	if ( ! data( 'blocks' )['painted'][ $tag ] ) {
		return '';
	}
	$language = 'es' === strtolower( substr( $lang, 0, 2 ) ) ? 'es' : 'en';
	// The year toggle shows from October on. The browser corrects the skeleton of a page that a cache has kept for longer.
	$season = (int) wp_date( 'n' ) >= 10 ? 'late' : 'early';
	$paint  = data( "skeletons/$tag" )[ $language ][ $season ];
	while ( is_array( $paint ) ) {
		$paint = $paint['cases'][ case_of( $paint['read'], $element, array_keys( $paint['cases'] ) ) ];
	}
	if ( '' === $paint ) {
		return '';
	}
	$values = array( '%stylesheet%' => esc_url( library_url( 'skeletons' ) ) );
	foreach ( $attributes as $name => $text ) {
		$values[ "%$name%" ] = esc_html( $text );
	}
	return '<template shadowrootmode="open">' . strtr( $paint, $values ) . '</template>';
}

/** The case of a choice: what the element says. */
function case_of( string $read, array $element, array $cases ): string {
	[ $kind, $name ] = array( ...explode( ':', $read, 2 ), '' );
	if ( 'text' === $kind ) {
		return $element['has_text'] ? 'yes' : 'no';
	}
	if ( 'slot' === $kind ) {
		return isset( $element['slots'][ $name ] ) ? 'yes' : 'no';
	}
	$text = $element['attributes'][ $name ] ?? null;
	if ( null === $text ) {
		return 'absent';
	}
	if ( in_array( 'given', $cases, true ) ) {
		return '' === $text && in_array( 'blank', $cases, true ) ? 'blank' : 'given';
	}
	return words_case( $text, $cases );
}

/** The case with the same words, in any order; `blank` for words that the attribute does not take. */
function words_case( string $text, array $cases ): string {
	$sorted = static function ( string $words ): array {
		$list = array_unique( preg_split( '~\s+~', strtolower( trim( $words ) ) ) );
		sort( $list );
		return $list;
	};
	$asked = $sorted( $text );
	foreach ( $cases as $case ) {
		if ( $sorted( $case ) === $asked ) {
			return $case;
		}
	}
	return 'blank';
}
