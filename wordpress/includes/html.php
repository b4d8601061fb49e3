<?php
/**
 * The HTML of tags: written from attributes, and read again to find the tags that an author wrote by hand.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

const VOID_ELEMENTS = array( 'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr' );

/** A comment, an element whose content is no HTML of the page, or one tag. */
const TOKENS = '~<!--.*?-->|<(?<opaque>script|style|textarea|title|template|noscript|iframe|xmp)\b(?<skipped>(?:[^>"\']++|"[^"]*"|\'[^\']*\')*+)>.*?</\1\s*>|<(?<end>/?)(?<name>[a-z][^\s/>]*+)(?<rest>(?:[^>"\']++|"[^"]*"|\'[^\']*\')*+)>~is';

const ATTRIBUTES = '~(?<name>[^\s"\'>/=]++)(?:\s*=\s*(?:"(?<double>[^"]*)"|\'(?<single>[^\']*)\'|(?<bare>[^\s"\'>]++)))?~';

/** The text of an attribute; null if it is not written. */
function attribute_text( array $attribute, mixed $value ): ?string {
	if ( 'flag' === $attribute['kind'] ) {
		return true === $value ? '' : null;
	}
	if ( is_array( $value ) ) {
		$value = implode( ' ', array_filter( $value, 'is_string' ) );
	}
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	$text = trim( (string) $value );
	return '' === $text ? null : $text;
}

/**
 * A whole tag with its skeleton. Only attributes of the tag are written, and each value is escaped.
 *
 * @param array  $values  The values of attributes by their name, such as `plan-id`.
 * @param string $content The HTML between the start and the end of the tag, safe already.
 */
function element_html( string $tag, array $values, string $content = '', string $class = '' ): string {
	$html = "<$tag" . ( '' === $class ? '' : ' class="' . esc_attr( $class ) . '"' );
	foreach ( attributes_of( $tag ) as $attribute ) {
		$text = attribute_text( $attribute, $values[ $attribute['name'] ] ?? null );
		if ( null !== $text ) {
			$html .= sprintf( ' %s="%s"', $attribute['name'], esc_attr( $text ) );
		}
	}
	return with_skeletons( "$html>$content</$tag>" );
}

/** The attributes of a tag, and the one that puts it into a slot of the tag around it. */
function attributes_of( string $tag ): array {
	return array( ...tags()[ $tag ]['attributes'], array( 'name' => 'slot', 'key' => 'slot', 'kind' => 'text' ) );
}

/** Attributes as written: by their name in lower case, with their text. */
function read_attributes( string $written ): array {
	preg_match_all( ATTRIBUTES, $written, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
	$texts = array();
	foreach ( $found as $one ) {
		// As in a browser, the first one counts.
		$texts[ strtolower( $one['name'] ) ] ??= html_entity_decode( $one['double'] ?? $one['single'] ?? $one['bare'] ?? '', ENT_QUOTES | ENT_HTML5 );
	}
	return $texts;
}

/**
 * Writes its skeleton into each tag of the library, again into those that have one: their language depends on what is around them. Nothing else
 * of the HTML changes. Loads the library if there is a tag.
 */
function with_skeletons( string $html ): string {
	if ( ! str_contains( strtolower( $html ), '<ucp-' ) || ! preg_match_all( TOKENS, $html, $tokens, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL ) ) {
		return $html;
	}
	$found = tags_with_content( $html, $tokens );
	if ( array() === $found || ! is_for_visitors() ) {
		return $html;
	}
	load_library();
	// From the end, so that the places before it stay.
	foreach ( array_reverse( $found ) as $one ) {
		if ( ! $one['has_own_root'] ) {
			$html = substr_replace( $html, skeleton_html( $one ), $one['end'], $one['painted'] );
		}
	}
	return $html;
}

/**
 * Whether visitors get this HTML as a page. A feed and a response of the REST API hold the plain tags. So does an excerpt: it would show the
 * words of the skeletons.
 */
function is_for_visitors(): bool {
	return ! is_feed() && ! doing_filter( 'get_the_excerpt' ) && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
}

/**
 * The closed tags of the library in their order. Each has `name`, `attributes`, `end` (the place after its start tag), `slots` (those that
 * its children name), `has_text`, `lang`, `painted` (the length of the skeleton that it has) and `has_own_root`.
 */
function tags_with_content( string $html, array $tokens ): array {
	$found = array();
	$root  = array( 'name' => '', 'end' => 0, 'slots' => array(), 'has_text' => false, 'painted' => 0, 'has_own_root' => false, 'lang' => get_bloginfo( 'language' ) );
	$stack = array( $root );
	$from  = 0;
	foreach ( $tokens as $token ) {
		[ $text, $at ] = $token[0];
		$last          = array_key_last( $stack );
		if ( '' !== trim( substr( $html, $from, $at - $from ) ) ) {
			$stack[ $last ]['has_text'] = true;
		}
		$from = $at + strlen( $text );
		$name = strtolower( $token['opaque'][0] ?? $token['name'][0] ?? '' );
		if ( '' === $name ) {
			continue;
		}
		if ( '/' === ( $token['end'][0] ?? '' ) ) {
			if ( in_array( $name, array_column( $stack, 'name' ), true ) ) {
				// What was opened in it and not closed, as a paragraph, ends with it.
				do {
					$closed = array_pop( $stack );
				} while ( $closed['name'] !== $name );
				if ( isset( tags()[ $name ] ) ) {
					$found[ $closed['end'] ] = $closed;
				}
			}
			continue;
		}
		$attributes = read_attributes( $token['skipped'][0] ?? $token['rest'][0] ?? '' );
		if ( 'template' === $name ) {
			if ( str_contains( $text, 'data-ucp-skeleton' ) && $at === $stack[ $last ]['end'] ) {
				$stack[ $last ]['painted'] = strlen( $text );
			} elseif ( isset( $attributes['shadowrootmode'] ) ) {
				$stack[ $last ]['has_own_root'] = true;
			}
			continue;
		}
		$stack[ $last ]['slots'][ $attributes['slot'] ?? '' ] = true;
		if ( null === ( $token['opaque'][0] ?? null ) && ! in_array( $name, VOID_ELEMENTS, true ) ) {
			$own     = array( 'name' => $name, 'attributes' => $attributes, 'end' => $from, 'lang' => $attributes['lang'] ?? $stack[ $last ]['lang'] );
			$stack[] = array( ...$root, ...$own );
		}
	}
	ksort( $found );
	return $found;
}
