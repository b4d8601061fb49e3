<?php
/**
 * A block for each tag.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

const CATEGORY = 'ucp-elements';

/** Widths that an author may choose, beside that of the text. */
const WIDTHS = array( 'wide', 'full' );

/** The slot for a picture, and the attribute of a block that has it. */
const LOGO = 'logo';

function has_logo( array $block ): bool {
	return in_array( LOGO, array_column( $block['slots'], 'name' ), true );
}

/** The picture in the slot; '' without one. */
function logo_html( array $values ): string {
	$logo = $values[ LOGO ] ?? array();
	$url  = esc_url( is_array( $logo ) ? (string) ( $logo['url'] ?? '' ) : '' );
	return '' === $url ? '' : sprintf( '<img slot="%s" src="%s" alt="%s">', LOGO, $url, esc_attr( (string) ( $logo['alt'] ?? '' ) ) );
}

/** The schema of an attribute: WordPress drops a value that does not match it, before the tag is written. */
function attribute_schema( array $attribute ): array {
	$words = isset( $attribute['words'] ) ? array( 'enum' => $attribute['words'] ) : array();
	return match ( $attribute['kind'] ) {
		'flag'   => array( 'type' => 'boolean' ),
		'number' => isset( $attribute['words'] )
			? array( 'type' => 'string', ...$words )
			: array( 'type' => 'integer', 'minimum' => $attribute['least'], 'maximum' => $attribute['most'] ),
		'words'  => array( 'type' => 'array', 'items' => array( 'type' => 'string', ...$words ) ),
		default  => array( 'type' => 'string', ...$words ),
	};
}

function register_blocks(): void {
	wp_register_script(
		'ucp-elements-editor',
		url( 'assets/editor.js' ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
		data( 'blocks' )['version'],
		true
	);
	wp_set_script_translations( 'ucp-elements-editor', 'ucp-elements' );
	wp_register_style( 'ucp-elements-editor', url( 'assets/editor.css' ), array(), data( 'blocks' )['version'] );
	foreach ( tags() as $tag => $block ) {
		$attributes = array();
		foreach ( attributes_of( $tag ) as $attribute ) {
			$attributes[ $attribute['key'] ] = attribute_schema( $attribute );
		}
		if ( has_logo( $block ) ) {
			$text               = array( 'type' => 'string' );
			$attributes[ LOGO ] = array( 'type' => 'object', 'properties' => array( 'url' => $text, 'alt' => $text ) );
		}
		register_block_type(
			$block['name'],
			array(
				'api_version'     => 2,
				'title'           => translated( $block['title'] ),
				'description'     => translated( $block['description'] ),
				'category'        => CATEGORY,
				'keywords'        => $block['keywords'],
				'attributes'      => $attributes,
				'supports'        => array( 'align' => WIDTHS, 'html' => false, 'className' => false, 'customClassName' => false ),
				'editor_script'   => 'ucp-elements-editor',
				'editor_style'    => 'ucp-elements-editor',
				'render_callback' => static fn ( array $values, string $content ): string => element_html( $tag, by_attribute( $tag, $values ), logo_html( $values ) . $content, width_class( $values ) ),
			)
		);
	}
}
add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/** The values of a block by the names of the attributes. */
function by_attribute( string $tag, array $values ): array {
	$named = array();
	foreach ( attributes_of( $tag ) as $attribute ) {
		$named[ $attribute['name'] ] = $values[ $attribute['key'] ] ?? null;
	}
	return $named;
}

/** The class by which a theme makes a block wider than the text; '' if it is not. */
function width_class( array $values ): string {
	$width = $values['align'] ?? '';
	return in_array( $width, WIDTHS, true ) ? "align$width" : '';
}

function add_category( array $categories ): array {
	return array( ...$categories, array( 'slug' => CATEGORY, 'title' => __( 'Shopper profile', 'ucp-elements' ), 'icon' => null ) );
}
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_category' );

/** What the script of the editor needs: the blocks, and the address of their preview. */
function editor_data(): void {
	$data = array(
		'tags'    => array_map( __NAMESPACE__ . '\translated_tag', array_values( tags() ) ),
		'preview' => preview_url(),
	);
	wp_add_inline_script( 'ucp-elements-editor', 'window.ucpElements = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\editor_data' );

/** A tag with its words in the language of the user. */
function translated_tag( array $tag ): array {
	foreach ( $tag['attributes'] as &$attribute ) {
		$attribute['label']   = translated( $attribute['label'] );
		$attribute['summary'] = translated( $attribute['summary'] );
		if ( isset( $attribute['accepts'] ) ) {
			$attribute['accepts'] = translated( $attribute['accepts'] );
		}
	}
	foreach ( $tag['slots'] as &$slot ) {
		$slot['summary'] = translated( $slot['summary'] );
	}
	return array( ...$tag, 'title' => translated( $tag['title'] ), 'description' => translated( $tag['description'] ) );
}
